import SnapKit

extension AttributeCase {
    /// The attributes that UIKit has.
    static let single: [AttributeCase] = [
        .init("left", [.left], { $0.left }, { $0.left }, { $0.snp.left }, { $0.snp.left }),
        .init("top", [.top], { $0.top }, { $0.top }, { $0.snp.top }, { $0.snp.top }),
        .init("right", [.right], { $0.right }, { $0.right }, { $0.snp.right }, { $0.snp.right }),
        .init("bottom", [.bottom], { $0.bottom }, { $0.bottom }, { $0.snp.bottom }, { $0.snp.bottom }),
        .init("leading", [.leading], { $0.leading }, { $0.leading }, { $0.snp.leading }, { $0.snp.leading }),
        .init(
            "trailing", [.trailing], { $0.trailing }, { $0.trailing }, { $0.snp.trailing },
            { $0.snp.trailing }),
        .init("width", [.width], { $0.width }, { $0.width }, { $0.snp.width }, { $0.snp.width }),
        .init("height", [.height], { $0.height }, { $0.height }, { $0.snp.height }, { $0.snp.height }),
        .init("centerX", [.centerX], { $0.centerX }, { $0.centerX }, { $0.snp.centerX }, { $0.snp.centerX }),
        .init("centerY", [.centerY], { $0.centerY }, { $0.centerY }, { $0.snp.centerY }, { $0.snp.centerY }),
        .init(
            "lastBaseline", [.lastBaseline], { $0.lastBaseline }, { $0.lastBaseline },
            { $0.snp.lastBaseline }, { $0.snp.lastBaseline }),
        .init(
            "firstBaseline", [.firstBaseline], { $0.firstBaseline }, { $0.firstBaseline },
            { $0.snp.firstBaseline }, { $0.snp.firstBaseline }),
        .init(
            "leftMargin", [.leftMargin], { $0.leftMargin }, { $0.leftMargin }, { $0.snp.leftMargin },
            { $0.snp.leftMargin }),
        .init(
            "rightMargin", [.rightMargin], { $0.rightMargin }, { $0.rightMargin }, { $0.snp.rightMargin },
            { $0.snp.rightMargin }),
        .init(
            "topMargin", [.topMargin], { $0.topMargin }, { $0.topMargin }, { $0.snp.topMargin },
            { $0.snp.topMargin }),
        .init(
            "bottomMargin", [.bottomMargin], { $0.bottomMargin }, { $0.bottomMargin },
            { $0.snp.bottomMargin }, { $0.snp.bottomMargin }),
        .init(
            "leadingMargin", [.leadingMargin], { $0.leadingMargin }, { $0.leadingMargin },
            { $0.snp.leadingMargin }, { $0.snp.leadingMargin }),
        .init(
            "trailingMargin", [.trailingMargin], { $0.trailingMargin }, { $0.trailingMargin },
            { $0.snp.trailingMargin }, { $0.snp.trailingMargin }),
        .init(
            "centerXWithinMargins", [.centerXWithinMargins], { $0.centerXWithinMargins },
            { $0.centerXWithinMargins }, { $0.snp.centerXWithinMargins }, { $0.snp.centerXWithinMargins }),
        .init(
            "centerYWithinMargins", [.centerYWithinMargins], { $0.centerYWithinMargins },
            { $0.centerYWithinMargins }, { $0.snp.centerYWithinMargins }, { $0.snp.centerYWithinMargins }),
    ]

    /// Words for several attributes, with the parts in the order in which they become constraints.
    static let groups: [AttributeCase] = [
        .init(
            "edges", [.left, .top, .right, .bottom], { $0.edges }, { $0.edges }, { $0.snp.edges },
            { $0.snp.edges }),
        .init(
            "directionalEdges", [.top, .bottom, .leading, .trailing], { $0.directionalEdges },
            { $0.directionalEdges }, { $0.snp.directionalEdges }, { $0.snp.directionalEdges }),
        .init(
            "horizontalEdges", [.left, .right], { $0.horizontalEdges }, { $0.horizontalEdges },
            { $0.snp.horizontalEdges }, { $0.snp.horizontalEdges }),
        .init(
            "verticalEdges", [.top, .bottom], { $0.verticalEdges }, { $0.verticalEdges },
            { $0.snp.verticalEdges }, { $0.snp.verticalEdges }),
        .init(
            "directionalHorizontalEdges", [.leading, .trailing], { $0.directionalHorizontalEdges },
            { $0.directionalHorizontalEdges }, { $0.snp.directionalHorizontalEdges },
            { $0.snp.directionalHorizontalEdges }),
        .init(
            "directionalVerticalEdges", [.top, .bottom], { $0.directionalVerticalEdges },
            { $0.directionalVerticalEdges }, { $0.snp.directionalVerticalEdges },
            { $0.snp.directionalVerticalEdges }),
        .init("size", [.width, .height], { $0.size }, { $0.size }, { $0.snp.size }, { $0.snp.size }),
        .init("center", [.centerX, .centerY], { $0.center }, nil, { $0.snp.center }, { $0.snp.center }),
        .init(
            "margins", [.leftMargin, .rightMargin, .topMargin, .bottomMargin], { $0.margins }, { $0.margins },
            { $0.snp.margins }, { $0.snp.margins }),
        .init(
            "directionalMargins", [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin],
            { $0.directionalMargins }, { $0.directionalMargins }, { $0.snp.directionalMargins },
            { $0.snp.directionalMargins }),
        .init(
            "centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins], { $0.centerWithinMargins },
            { $0.centerWithinMargins }, { $0.snp.centerWithinMargins }, { $0.snp.centerWithinMargins }),
    ]
}
