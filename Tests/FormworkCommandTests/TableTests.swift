import CatalogMessages
import CommandArguments
import HeadlessUIKit
import Testing

@testable import FormworkCommand
@testable import ScreenCatalog

/// The table of commands, and what comes from it.
@Suite struct TableTests {
    @Test func everyCommandHasWhatRunsIt() {
        for command in CommandList.table.commands {
            #expect(CommandList.command(command.name) != nil, "\(command.name)")
            #expect(!command.summary.isEmpty && command.summary.hasSuffix("."))
        }
    }

    @Test func optionsOfACommandAreDistinctAndExplained() {
        for table in [CommandList.table, CatalogArguments.table] {
            for command in table.commands {
                let options = table.options(of: command)
                let names = options.map(\.name) + options.compactMap(\.short)
                #expect(Set(names).count == names.count, "\(command.name)")
                #expect(options.allSatisfy { $0.name.hasPrefix("--") && !$0.help.isEmpty })
                #expect(command.operands.dropLast().allSatisfy { !$0.isRepeatable })
            }
        }
    }

    @Test func examplesAreRead() throws {
        for command in CommandList.table.commands {
            for example in command.examples {
                let words = example.words.split(separator: " ").map { word in
                    String(word.filter { $0 != "'" })
                }
                let call = try #require(try CommandList.table.parse(words), "\(example.words)")
                #expect(call.name == command.name)
            }
        }
    }

    @Test func helpFitsAHundredColumns() {
        for command in CommandList.table.commands where !command.passesArguments {
            for line in CommandList.table.help(of: command).split(separator: "\n") {
                #expect(line.count <= 100, "\(line)")
            }
        }
        for line in CommandList.table.help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }

    @Test func helpOfACommand() throws {
        let command = try #require(CommandList.table.command("snapshot accept"))
        #expect(
            CommandList.table.help(of: command) == """
                usage: formwork snapshot accept [OPTION...]

                Makes new snapshots of the last run the references.

                options:
                  --only ID,ID     those of these numbers alone, as the page shows them
                  --review FILE    those that a review.json of the page accepts
                  --force          also where the reference has changed since the run
                  --report FOLDER  the report of the run; .build/snapshot-report by default
                  --json           the result for programs, as one JSON document on the output
                  -h, --help       this text

                examples:
                  formwork snapshot accept --review ~/Downloads/review.json
                      what was reviewed
                  formwork snapshot accept
                      all of them
                """)
    }

    @Test func devicesAndSizesAreThoseOfTheKit() {
        #expect(CatalogArguments.devices.count == ScreenDevice.all.count)
        for (name, device) in zip(CatalogArguments.devices, ScreenDevice.all) {
            let words = device.name.replacingOccurrences(of: " (", with: "(").split(separator: "(")[0]
            let plain = NearestWord.plain(words.replacingOccurrences(of: "-inch", with: ""))
            #expect(NearestWord.plain(name) == plain)
            #expect(DeviceNames.device(name) == device)
        }
        #expect(CatalogArguments.textSizes.count == TextSizeNames.categories.count)
        #expect(TextSizeNames.category("AX5") == .accessibilityExtraExtraExtraLarge)
        #expect(TextSizeNames.category("L") == .large)
    }

    @Test func coloursAreForTerminalsWithoutNoColor() {
        #expect(Terminal(isTerminal: true, environment: [:]).colored("a", .red) == "\u{1B}[31ma\u{1B}[0m")
        #expect(Terminal(isTerminal: false, environment: [:]).colored("a", .red) == "a")
        #expect(Terminal(isTerminal: true, environment: ["NO_COLOR": "1"]).colored("a", .red) == "a")
        #expect(Terminal(isTerminal: true, environment: ["TERM": "dumb"]).isInteractive == false)
    }

    @Test func aProgressBarFillsUp() {
        let bar = ProgressBar(total: 4, terminal: Terminal(isTerminal: false, environment: [:]))
        #expect(bar.line(0, "a") == "[                        ] 0/4 a")
        #expect(bar.line(2, "a") == "[============            ] 2/4 a")
        #expect(bar.line(9, "a") == "[========================] 9/4 a")
    }
}
