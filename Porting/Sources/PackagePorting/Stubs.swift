import SourcePorting
extension Port { static func moduleFile(index: SourceIndex, options: PortOptions) -> String { "\n" } }
