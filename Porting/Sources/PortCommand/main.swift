import Foundation
import SourcePorting

if CommandLine.arguments.dropFirst().first == "--kit-surface" {
    printKitSurface(Array(CommandLine.arguments.dropFirst(2)))
}
