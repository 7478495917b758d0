import SampanInterfaceBuilder
import UIKit

extension ClassCard {
    /// In documents a button is a view of that class.
    static let authorizationAppleIDButton = ClassCard(ASAuthorizationAppleIDButton.self)
}
