// swift-tools-version:5.10
import PackageDescription

let package = Package(
    name: "Checkout",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Checkout", targets: ["Checkout"])
    ],
    targets: [
        .target(name: "Checkout"),
        .testTarget(name: "CheckoutTests", dependencies: ["Checkout"]),
    ]
)
