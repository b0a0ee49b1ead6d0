import Foundation

exit(Formwork.run(Array(CommandLine.arguments.dropFirst())))
