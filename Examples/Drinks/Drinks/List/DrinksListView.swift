import SwiftUI

/// The drinks, each of which opens its page.
struct DrinksListView: View {
    @EnvironmentObject private var store: DrinkStore
    @State private var showsInformation = false

    private var drinkCountString: String { Strings.drinksCount(drinks: store.drinks.count) }

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                Text(drinkCountString)
                    .font(.caption.italic())
                    .foregroundColor(Color(uiColor: Asset.header.color))
                    .padding(.vertical, 8)
                List {
                    ForEach($store.drinks) { $drink in
                        NavigationLink(value: drink.id) { DrinkRow(drink: drink) }
                    }
                    .onDelete { store.drinks.remove(atOffsets: $0) }
                    Button(Strings.DrinkList.add) { withAnimation { store.add() } }
                }
            }
            .navigationDestination(for: Int.self) { id in
                if let index = store.drinks.firstIndex(where: { $0.id == id }) { DrinkDetailView(drink: $store.drinks[index]) }
            }
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Image(uiImage: Asset.milkshake.image) }
                ToolbarItem(placement: .principal) {
                    Text(Strings.DrinkList.Navigation.title).font(.headline).foregroundColor(Color(uiColor: Asset.textColor.color))
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button(Strings.DrinkList.learnMore) { showsInformation = true }
                }
            }
            .sheet(isPresented: $showsInformation) { InformationView() }
        }
    }
}

#Preview { DrinksListView().environmentObject(DrinkStore(drinks: DrinkStore.starters)) }
