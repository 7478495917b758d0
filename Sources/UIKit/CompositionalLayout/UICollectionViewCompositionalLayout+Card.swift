import Foundation

extension ClassCard {
    /// Documents name no compositional layout: its sections are closures. One that is made from a document is nothing.
    static let compositionalLayout = ClassCard(UICollectionViewCompositionalLayout.self, facts: [])
}
