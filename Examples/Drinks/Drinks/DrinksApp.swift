import SwiftUI

/// A list of drinks in SwiftUI with a page of UIKit's, and a table of UIKit's with views of SwiftUI's.
@main struct DrinksApp: App {
    @StateObject private var store = DrinkStore(drinks: DrinkStore.starters)

    var body: some Scene {
        WindowGroup {
            TabView {
                DrinksListView()
                    .tabItem { Label(Strings.Tab.drinks, systemImage: "cup.and.saucer.fill") }
                DrinkTable(store: store)
                    .ignoresSafeArea()
                    .tabItem { Label(Strings.Tab.table, systemImage: "list.bullet.rectangle") }
            }
            .environmentObject(store)
        }
    }
}
