import UIKit

// listing dependency-injection-01, lines 753-782

private enum ByProperty {
    // listing dependency-injection-02, lines 802-809
}

@main final class AppDelegate: ButtonsApp {
    override var actions: KeyValuePairs<String, () -> Void> { ["Run": { ByProperty.Car().run() }] }
}
