import SwiftUI

/// The other tab: a navigation controller of UIKit's.
struct DrinkTable: UIViewControllerRepresentable {
    @ObservedObject var store: DrinkStore

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: DrinkTableController(store: store))
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        (controller.viewControllers.first as? DrinkTableController)?.show(store.drinks)
    }
}
