import Foundation
import GalleryScreens
import UIKit

// Whole documents, each by a process of its own, so that its time and its memory can be compared with other programs':
//
//   DocumentBenchmarks card|receipt|columns FILE     the file's ending decides: png, pdf or svg

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2 else {
    print("DocumentBenchmarks card|receipt|columns FILE")
    exit(2)
}
let file = URL(filePath: arguments[1])

@MainActor func data(of view: UIView) throws -> Data {
    let drawing = ViewDrawing(of: view, scale: 1)
    switch file.pathExtension {
    case "pdf": return try drawing.pdfData()
    case "svg": return try drawing.svgData()
    default: return try drawing.pngData(scale: 1)
    }
}

switch arguments[0] {
case "card": try data(of: ProfileCard(.sample)).write(to: file)
case "receipt":
    // The sample's lines, repeated so often that there are eight pages.
    var receipt = Receipt.sample
    let lines = receipt.items
    while ReceiptDocument(receipt).pages.count < 8 { receipt.items += lines.prefix(24) }
    try ReceiptDocument(receipt).pdf().write(to: file)
case "columns": try data(of: NestedColumns.make(depth: 7)).write(to: file)
default: print("there is no document '\(arguments[0])'")
}
