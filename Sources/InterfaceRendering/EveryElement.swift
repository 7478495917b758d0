import UIKit

extension InterfaceExercise {
    /// A xib with every element that the cards of classes name, and all their attributes: a document to be damaged, which grows with the classes.
    package static var everyElement: String {
        let words = ["YES", "1", "0.5", "default"]
        let objects = ClassCards.all.flatMap { card in
            card.elements.enumerated().map { index, element in
                let names = card.names.union(card.attributeNames).union(DerivedAttributes.names(of: card)).sorted()
                let attributes = names.enumerated().map { " \($1)=\"\(words[($0 + index) % words.count])\"" }
                return "<\(element)\(attributes.joined()) id=\"\(element)\"><color key=\"tintColor\" white=\"1\" alpha=\"1\" "
                    + "colorSpace=\"calibratedWhite\"/></\(element)>"
            }
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            \(objects.joined(separator: "\n"))
            </objects></document>
            """
    }
}
