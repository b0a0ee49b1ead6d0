import Typesetting

/// What a run does to the advances of its characters.
struct RunSpacing {
    /// The units added after each cluster.
    let kern: Int
    /// The factor for advances.
    let stretch: Double
    /// The advance of the picture that is in place of a character.
    let attachment: Int?

    /// The advance of a cluster, without the kern.
    func advance(of cluster: ClusterWalk.Cluster, in block: TextBlock) -> Int {
        if let attachment, block.isAttachment(cluster.bytes) { return attachment }
        return stretch == 1 ? cluster.width : Int((Double(cluster.width) * stretch).rounded())
    }

    /// The spacing of all runs of a text; nil where none of a block's runs changes anything.
    static func spacings(of block: TextBlock, in text: StyledText) -> [RunSpacing]? {
        let changes = block.segments.contains {
            let attributes = text.runs[$0.run].attributes
            return attributes.kern != 0 || attributes.effects != nil
        }
        guard changes else { return nil }
        return text.runs.map { run in
            let effects = run.attributes.effects
            let stretch = effects?.stretch ?? 1
            return RunSpacing(
                kern: PangoUnits.units(run.attributes.kern),
                stretch: stretch > 0 && stretch < 100 ? stretch : 1,
                attachment: effects?.attachment.map { max(0, PangoUnits.units($0.size.width)) })
        }
    }
}

extension TextBlock {
    /// Whether bytes are the character that stands for an attachment.
    func isAttachment(_ range: Range<Int>) -> Bool {
        range.count == 3 && bytes[range.lowerBound] == 0xEF && bytes[range.lowerBound + 1] == 0xBF
            && bytes[range.lowerBound + 2] == 0xBC
    }
}
