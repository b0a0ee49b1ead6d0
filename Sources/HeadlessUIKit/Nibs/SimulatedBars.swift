import Foundation

/// The bars that Interface Builder shows in a scene, which it finds by the segues that lead there.
struct SimulatedBars {
    private let document: InterfaceDocument

    init(_ document: InterfaceDocument) { self.document = document }

    /// What the status bar and the simulated bars cover of a controller's view.
    func safeArea(of id: String, _ device: InterfaceDevice) -> UIEdgeInsets {
        var insets = device.safeArea
        let bars = around(id, [])
        if bars.hasNavigationBar { insets.top += device.isPad ? 50 : device.size.height < 500 ? 32 : 44 }
        if bars.hasTabBar { insets.bottom += device.isPad ? 50 : 49 }
        if bars.isEmbedded { insets = .zero }
        return insets
    }

    private struct Bars {
        var hasNavigationBar = false
        var hasTabBar = false
        var isEmbedded = false
    }

    /// The bars around a controller: those of its containers, and of what pushes it.
    private func around(_ id: String, _ visited: Set<String>) -> Bars {
        guard !visited.contains(id) else { return Bars() }
        var bars = Bars()
        for controller in document.controllers {
            guard let owner = controller.id else { continue }
            var kinds: [String] = []
            (document.scene(of: owner) ?? controller).visit { element in
                if element.name == "segue", element["destination"] == id, let kind = element["kind"] {
                    kinds.append(kind)
                }
            }
            for kind in kinds {
                let outer = around(owner, visited.union([id]))
                switch kind {
                case "relationship":
                    let isNavigation = controller.name == "navigationController"
                    bars.hasNavigationBar = isNavigation && controller["navigationBarHidden"] != "YES"
                    bars.hasTabBar = outer.hasTabBar || controller.name == "tabBarController"
                case "show", "push":
                    bars.hasNavigationBar = bars.hasNavigationBar || outer.hasNavigationBar
                    bars.hasTabBar = bars.hasTabBar || outer.hasTabBar
                case "embed": bars.isEmbedded = true
                default: break
                }
            }
        }
        if document[id]?["hidesBottomBarWhenPushed"] == "YES" { bars.hasTabBar = false }
        return bars
    }
}
