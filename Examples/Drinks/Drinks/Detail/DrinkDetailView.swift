import SwiftUI

/// A drink's page, on which it is rated.
struct DrinkDetailView: View {
    @Binding var drink: Drink

    var body: some View {
        VStack(spacing: 20) {
            Glass(level: CGFloat(drink.rating) / 5)
                .frame(width: 120, height: 160)
                .animation(.spring(), value: drink.rating)
            Text(drink.name).font(.title.bold())
            Text(Strings.DrinkDetail.rating(drink.rating))
                .font(.callout)
                .foregroundColor(Color(uiColor: Asset.header.color))
            Stepper(Strings.DrinkDetail.rate, value: $drink.rating, in: 0...5)
                .frame(maxWidth: 240)
        }
        .padding()
        .navigationTitle(Strings.DrinkDetail.Navigation.title)
    }
}
