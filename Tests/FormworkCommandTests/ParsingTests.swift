import CatalogMessages
import CommandArguments
import Testing

@testable import FormworkCommand

/// How arguments are read.
@Suite struct ParsingTests {
    private let table = CommandList.table

    private func problem(_ words: String...) -> String? {
        do {
            _ = try table.parse(words)
            return nil
        } catch {
            return error.text
        }
    }

    @Test func optionsAndOperandsComeInAnyOrder() throws {
        let words = [
            "render", "Checkout", "--dark", "-o", "out.png", "--text-size=ax3", "Card", "--scale", "2",
        ]
        let call = try #require(try table.parse(words))
        #expect(call.name == "render")
        #expect(call.operands == ["Checkout", "Card"])
        #expect(call.value("--output") == "out.png")
        #expect(call.value("--text-size") == "AX3")
        #expect(call.has("--dark") && !call.has("--light"))
        #expect(call.words(of: CatalogArguments.look) == ["--dark", "--text-size=AX3"])
    }

    @Test func choicesIgnoreCaseAndHyphens() throws {
        let call = try #require(try table.parse(["check", "--devices", "iphone-se,IPADPRO13"]))
        #expect(call.list("--devices") == ["iPhoneSE", "iPadPro13"])
    }

    @Test func afterTwoHyphensNothingIsAnOption() throws {
        let call = try #require(try table.parse(["bench", "flex", "--", "--dark"]))
        #expect(call.operands == ["flex"])
        #expect(call.rest == ["--dark"])
    }

    @Test func otherProgramsGetTheirArgumentsAsTheyAre() throws {
        let call = try #require(try table.parse(["test", "--filter", "A", "--help", "--", "-v"]))
        #expect(call.rest == ["--filter", "A", "--help", "--", "-v"])
        #expect(!call.isHelp)
    }

    @Test func whatIsWrongIsNamedWithTheNearestWord() {
        #expect(problem("rendr") == "unknown command 'rendr'; did you mean 'render'?")
        #expect(problem("render", "--devcie", "x") == "unknown option '--devcie'; did you mean '--device'?")
        #expect(
            problem("render", "--device", "iPhone16Pr")
                == "--device has no 'iPhone16Pr'; did you mean 'iPhone16Pro'?")
        #expect(problem("render", "--device") == "--device needs a value: DEVICE")
        #expect(problem("render", "--device", "--dark") == "--device needs a value: DEVICE")
        #expect(problem("render", "--dark=1") == "--dark takes no value")
        #expect(problem("render", "--dark", "--dark") == "--dark is given twice")
        #expect(problem("list", "Checkout") == "unknown argument 'Checkout'")
        #expect(problem("completions") == "SHELL is missing: the shell")
        #expect(problem("completions", "tcsh") == "SHELL is one of: bash, zsh, fish; not 'tcsh'")
        #expect(problem("snapshot") == "'snapshot' needs one of: list, review, accept, prune, report")
        #expect(problem("snapshot", "acept") == "'snapshot' has no 'acept'; did you mean 'accept'?")
        #expect(problem("--versoin") == "unknown option '--versoin'; did you mean '--version'?")
        #expect(problem("render", "--", "--dark") == nil)
    }

    @Test func helpIsFoundInEveryForm() throws {
        for words in [["help", "check"], ["check", "--help"], ["check", "-h"], ["--help", "check"]] {
            let call = try #require(try table.parse(words))
            #expect(call.name == "check")
            #expect(call.isHelp)
        }
        #expect(try table.parse(["help"]) == nil)
        #expect(try table.parse([]) == nil)
    }

    @Test func distancesCountLetters() {
        #expect(NearestWord.find("watsh", among: ["watch", "check"]) == "watch")
        #expect(NearestWord.find("hcekc", among: ["watch", "check"]) == nil)
        #expect(NearestWord.find("chekc", among: ["watch", "check"]) == "check")
        #expect(NearestWord.find("zzzzzz", among: ["watch", "check"]) == nil)
        #expect(NearestWord.find("", among: ["watch"]) == nil)
        #expect(NearestWord.find(String(repeating: "x", count: 100_000), among: ["watch"]) == nil)
    }

    /// Any words are read or refused with a text, and what is read is among the words.
    @Test(arguments: 0..<2000)
    func randomWordsAreReadOrRefused(seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        let commands = table.commands
        let command = commands[Int.random(in: 0..<commands.count, using: &random)]
        var words = command.words
        let options = table.options(of: command)
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            switch Int.random(in: 0...4, using: &random) {
            case 0 where !options.isEmpty:
                words.append(options[Int.random(in: 0..<options.count, using: &random)].name)
            case 1: words.append("--")
            case 2: words.append("-")
            case 3: words.append("--\u{1F600}=\u{0}")
            default: words.append("word \(Int.random(in: 0...9, using: &random))")
            }
        }
        do {
            let call = try #require(try table.parse(words))
            #expect(call.name == command.name)
            #expect(call.operands.allSatisfy(words.contains))
        } catch let problem as CommandProblem {
            #expect(!problem.text.isEmpty)
        }
    }

    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
