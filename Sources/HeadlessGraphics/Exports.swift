// Ordinary iOS source gets Foundation through `import CoreGraphics`.
@_exported import Foundation
