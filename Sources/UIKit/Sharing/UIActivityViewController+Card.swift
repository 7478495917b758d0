import Foundation

extension ClassCard {
    /// Documents have no such sheets.
    static let activityViewController = ClassCard(UIActivityViewController.self, facts: [])
}
