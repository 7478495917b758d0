import SwiftUI

/// The views as the article leaves them.
struct DrinksListView: View {
    let drinkStore: DrinkStore
    @State private var showsInformation = false

    // listing swiftgen-20

    var body: some View {
        NavigationView {
            VStack {
                Text(drinkCountString)
                    .font(FontFamily.NotoSans.italic.textStyle(.caption))
                    .foregroundColor(Asset.Colors.header.color)
                List(drinkStore.drinks.indices, id: \.self) { index in
                    NavigationLink(destination: DrinkDetailView(drink: drinkStore.drinks[index])) {
                        // listing swiftgen-37
                    }
                }
            }
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    // listing swiftgen-07
                }
                ToolbarItem(placement: .principal) {
                    // listing swiftgen-27
                }
                ToolbarItem(placement: .navigationBarTrailing) { Button("Learn More") { showsInformation = true } }
            }
            .sheet(isPresented: $showsInformation) { InformationView() }
        }
    }
}

struct DrinkDetailView: View {
    let drink: Drink

    var body: some View {
        VStack {
            Text(drink.name).font(FontFamily.NotoSans.bold.textStyle(.title))
            Text(Strings.DrinkDetail.rating(drink.rating))
                .font(FontFamily.NotoSans.regular.textStyle(.callout))
                .foregroundColor(Asset.Colors.header.color)
        }
        .navigationTitle(Strings.DrinkDetail.Navigation.title)
    }
}

struct InformationView: UIViewControllerRepresentable {
    // listing swiftgen-10

    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}
