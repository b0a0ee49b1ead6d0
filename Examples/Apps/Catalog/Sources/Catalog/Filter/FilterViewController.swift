import UIKit

class FilterViewController: UIViewController {

    @IBOutlet private var orderControl: UISegmentedControl!
    @IBOutlet private var stockSwitch: UISwitch!
    @IBOutlet private var priceSlider: UISlider!
    @IBOutlet private var priceLabel: UILabel!

    var filter = ProductFilter()
    /// The end of the slider, in cents.
    var highestPrice = 10_000

    override func viewDidLoad() {
        super.viewDidLoad()
        priceSlider.minimumTrackTintColor = .catalogLeaf
        priceSlider.maximumValue = Float(highestPrice) / 100
        priceSlider.value = Float(filter.maximumPrice ?? highestPrice) / 100
        orderControl.selectedSegmentIndex = filter.order.rawValue
        stockSwitch.isOn = filter.inStockOnly
        updatePriceLabel()
    }

    private func updatePriceLabel() {
        let cents = filter.maximumPrice ?? highestPrice
        let price = Product.priceFormatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
        priceLabel.text = L10n.upTo(price)
    }

    @IBAction private func orderChanged(_ sender: UISegmentedControl) {
        filter.order = ProductFilter.Order(rawValue: sender.selectedSegmentIndex) ?? .name
    }

    @IBAction private func stockChanged(_ sender: UISwitch, forEvent event: UIEvent?) {
        filter.inStockOnly = sender.isOn
    }

    @IBAction private func priceChanged(_ sender: UISlider) {
        let cents = Int(sender.value.rounded()) * 100
        filter.maximumPrice = cents >= highestPrice ? nil : cents
        updatePriceLabel()
    }

    @IBAction private func cancelTapped(_ sender: Any?) {
        presentingViewController?.dismiss(animated: true, completion: nil)
    }
}
