import Foundation

extension UIBarItem: UIAppearance {}

extension AppearanceStore {
    /// Gives an item what the proxies say, before a bar shows it.
    static func apply(to item: UIBarItem, in bar: UIView) {
        guard !isEmpty else { return }
        // It is being shown anyway.
        let onChange = item.onChange
        item.onChange = nil
        apply(to: item, in: bar, traits: bar.traitCollection, given: { item.appearanceGiven }) { item.appearanceGiven = $0 }
        item.onChange = onChange
    }
}
