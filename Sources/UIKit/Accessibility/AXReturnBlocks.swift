import Foundation

// What the blocks answer that say what an element is when that is asked for. Apple's pages are those of the names, as
// https://developer.apple.com/documentation/uikit/axstringreturnblock.

/// Answers a text.
public typealias AXStringReturnBlock = () -> String?
/// Answers several texts.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// Answers a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Answers several texts with attributes.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// Answers objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// Does something.
public typealias AXVoidReturnBlock = () -> Void
/// Answers a place, in points of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// Answers a rectangle, in points of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// Answers an outline, in points of the screen.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Answers how an element behaves.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Answers how a person goes through what is inside.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Answers what kind of thing holds elements.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Answers what kind of text an element shows.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// Answers further things that can be done.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Answers rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
