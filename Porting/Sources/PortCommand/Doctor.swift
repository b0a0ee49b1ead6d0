import Foundation
import PackagePorting
import SourcePorting

/// `formwork doctor PACKAGE`: what will work, before anything is built.
enum Doctor {
    static let command = FormworkPort.Command(
        name: "doctor", usage: "doctor PACKAGE [--json]",
        help: """
            Says what of an iOS package works on this machine, before anything is built: the constructs that are found,
            what is rewritten, what is left out, what is not supported, and an estimate of the lines to change by hand.

              --json    the same for programs

            The exit status is 0 where nothing is left to do by hand, 1 where something is, 2 where an argument is
            wrong, 3 where the manifest is, and 5 where a file cannot be read.
            """
    ) { arguments in
        let options = try PackageOptions(&arguments)
        let isJSON = arguments.flag("--json")
        let package = arguments.word().map { URL(fileURLWithPath: $0) } ?? options.package
        try arguments.end()
        let diagnosis = try PackageDiagnosis(of: package, options: options.mirror)
        FormworkPort.write(isJSON ? try diagnosis.json() : diagnosis.text())
        return diagnosis.linesByHand == 0 ? 0 : ExitStatus.findings
    }
}
