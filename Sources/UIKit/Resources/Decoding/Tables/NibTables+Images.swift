import Foundation
import InterfaceBuilder

extension NibTables {
    static var images: [NibTable] { [imageView] }

    private static let imageView = NibTable(
        UIImageView.self,
        [
            .custom("preferredSymbolConfiguration") { view, source in
                guard let record = source.record.child("preferredSymbolConfiguration") else { return }
                view.preferredSymbolConfiguration = source.builder.symbolConfiguration(record)
            },
            .image("image", \.image),
            .image("highlightedImage", \.highlightedImage),
            .bool("highlighted", \.isHighlighted),
            .double("animationDuration", \.animationDuration),
            .int("animationRepeatCount", \.animationRepeatCount),
            .custom("animating") { view, source in if source.record.bool("animating") == true { view.startAnimating() } },
        ])
}
