import Foundation

/// What an app says of one object.
final class AccessibilityAttributes {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var language: String?
    var userInputLabels: [NSAttributedString]?
    var textualContext: UIAccessibilityTextualContext?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var hidesElements: Bool?
    var isModal: Bool?
    var groupsChildren: Bool?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var containerType: UIAccessibilityContainerType?
    var respondsToInteraction: Bool?
    var expandedStatus: UIAccessibilityExpandedStatus?
    var directTouchOptions: UIAccessibility.DirectTouchOptions?
    var elements: [Any]?
    var automationElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    /// Descriptors of places, which are of a higher layer.
    var dragSources: [NSObject]?
    var dropPoints: [NSObject]?
    /// What blocks of the app's say instead, each time it is asked for.
    var blocks: AccessibilityBlocks?
}

/// The blocks that say what an object is. What they answer `nil` for is what it is without them.
final class AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var value: AXStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var language: AXStringReturnBlock?
    var userInputLabels: AXStringArrayReturnBlock?
    var attributedUserInputLabels: AXAttributedStringArrayReturnBlock?
    var textualContext: AXTextualContextReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var hidesElements: AXBoolReturnBlock?
    var isModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var respondsToInteraction: AXBoolReturnBlock?
    var elements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var customRotors: AXCustomRotorsReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var performEscape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
}
