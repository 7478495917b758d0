import SwiftUI

/// The views with names in quotes, as the article finds them.
struct MagicDrinksListView: View {
    let drinkStore: DrinkStore
    @State private var showsInformation = false

    private var drinkCountString: String {
        String.localizedStringWithFormat(NSLocalizedString("drinksCount", comment: ""), drinkStore.drinks.count)
    }

    var body: some View {
        NavigationView {
            VStack {
                Text(drinkCountString)
                    .font(Font.custom("NotoSans-Italic", size: 12, relativeTo: .caption))
                    .foregroundColor(Color("header"))
                List(drinkStore.drinks.indices, id: \.self) { index in
                    NavigationLink(destination: MagicDrinkDetailView(drink: drinkStore.drinks[index])) {
                        Text(drinkStore.drinks[index].name)
                            .font(Font.custom("NotoSans-Bold", size: 17, relativeTo: .body))
                    }
                }
            }
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Image("milkshake") }
                ToolbarItem(placement: .principal) {
                    Text("DrinkList.Navigation.Title")
                        .font(Font.custom("NotoSans-Bold", size: 17, relativeTo: .body))
                        .foregroundColor(Color("textColor"))
                }
                ToolbarItem(placement: .navigationBarTrailing) { Button("Learn More") { showsInformation = true } }
            }
            .sheet(isPresented: $showsInformation) { MagicInformationView() }
        }
    }
}

struct MagicDrinkDetailView: View {
    let drink: Drink

    var body: some View {
        VStack {
            Text(drink.name).font(Font.custom("NotoSans-Bold", size: 28, relativeTo: .title))
            Text(String(format: NSLocalizedString("DrinkDetail.Rating", comment: ""), drink.rating))
                .font(Font.custom("NotoSans-Regular", size: 16, relativeTo: .callout))
                .foregroundColor(Color("header"))
        }
        .navigationTitle("DrinkDetail.Navigation.Title")
    }
}

struct MagicInformationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
