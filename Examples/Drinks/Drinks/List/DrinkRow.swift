import SwiftUI

/// A drink's name and stars in one line.
struct DrinkRow: View {
    let drink: Drink

    var body: some View {
        HStack {
            Text(drink.name).font(.headline)
            Spacer()
            Stars(rating: drink.rating).font(.caption)
        }
    }
}

/// Five stars, of which some are solid.
struct Stars: View {
    let rating: Int

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1..<6) { star in
                Image(systemName: star <= rating ? "star.fill" : "star")
                    .foregroundColor(star <= rating ? .orange : .secondary)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Strings.DrinkDetail.rating(rating))
    }
}

#Preview("A row", traits: .sizeThatFitsLayout) { DrinkRow(drink: DrinkStore.starters[1]).padding() }
