import HypeUI
import UIKit

/// A card in SwiftUI's style over Auto Layout: layers, stacks, and modifiers that return views.
public enum HypeCard {
    /// The card, sized by its constraints for a width in points.
    @MainActor
    public static func make(width: CGFloat) -> UIView {
        let card = ZStack {
            LinearGradient(
                gradient: Gradient(colors: [.systemIndigo, .systemTeal]), startPoint: .topLeading,
                endPoint: .bottomTrailing)
            VStack(spacing: 12) {
                header
                Text("A layout is a function of a size: whoever writes it down once can draw it anywhere.")
                    .font(.systemFont(ofSize: 17)).foregroundColor(.white).lineLimit(0)
                figures
            }
            .padding(16)
        }
        .cornerRadius(16)
        .frame(width: width)
        let page = card.padding(20).background(.systemBackground)
        let size = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        page.frame.size = CGSize(width: size.width, height: size.height.rounded(.up))
        page.layoutIfNeeded()
        return page
    }

    @MainActor
    private static var header: UIView {
        HStack(alignment: .center, spacing: 12) {
            Image(GalleryArtwork.portrait(of: .ada)).frame(width: 48, height: 48).makeContentMode(
                .scaleAspectFill
            )
            .cornerRadius(24)
            VStack(spacing: 2) {
                Text("Ada Lovelace").font(.boldSystemFont(ofSize: 17)).foregroundColor(.white)
                Text("Notes on an engine").font(.systemFont(ofSize: 13)).foregroundColor(.white).opacity(0.8)
            }
            Spacer()
            Text("Follow").font(.boldSystemFont(ofSize: 13)).foregroundColor(.systemIndigo)
                .padding(.horizontal, 12).padding(.vertical, 6).background(.white).cornerRadius(12)
                .padding(0)
                .overlay(alignment: .topTrailing) {
                    UIView().frame(width: 10, height: 10).background(.systemRed).cornerRadius(5)
                }
        }
    }

    @MainActor
    private static var figures: UIView {
        HStack {
            for (value, name) in [("1,204", "screens"), ("38", "layouts"), ("0.6", "ms a pass")] {
                VStack(alignment: .center, spacing: 0) {
                    Text(value).font(.boldSystemFont(ofSize: 20)).foregroundColor(.white)
                    Text(name).font(.systemFont(ofSize: 12)).foregroundColor(.white).opacity(0.8)
                }
            }
        }
        .distributed(.fillEqually)
        .padding(.vertical, 8)
        .background {
            UIView().background(UIColor(white: 1, alpha: 0.15)).cornerRadius(10)
        }
    }
}
