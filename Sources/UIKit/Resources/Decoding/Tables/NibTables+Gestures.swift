import Foundation
import InterfaceBuilder

extension NibTables {
    static var gestures: [NibTable] { [base, tap, longPress, pan, screenEdge, swipe, pinch, rotation] }

    private static let base = NibTable(
        UIGestureRecognizer.self,
        [
            .bool("enabled", \.isEnabled),
            .bool("cancelsTouchesInView", \.cancelsTouchesInView),
            .bool("delaysTouchesBegan", \.delaysTouchesBegan),
            .bool("delaysTouchesEnded", \.delaysTouchesEnded),
        ])

    private static let tap = NibTable(
        UITapGestureRecognizer.self, initializedAs: UIGestureRecognizer.self,
        [.int("numberOfTapsRequired", \.numberOfTapsRequired), .int("numberOfTouchesRequired", \.numberOfTouchesRequired)])

    private static let longPress = NibTable(
        UILongPressGestureRecognizer.self, initializedAs: UIGestureRecognizer.self,
        [
            .int("numberOfTapsRequired", \.numberOfTapsRequired), .int("numberOfTouchesRequired", \.numberOfTouchesRequired),
            .double("minimumPressDuration", \.minimumPressDuration), .number("allowableMovement", \.allowableMovement),
        ])

    private static let pan = NibTable(
        UIPanGestureRecognizer.self, initializedAs: UIGestureRecognizer.self,
        [.int("minimumNumberOfTouches", \.minimumNumberOfTouches), .int("maximumNumberOfTouches", \.maximumNumberOfTouches)])

    private static let screenEdge = NibTable(
        UIScreenEdgePanGestureRecognizer.self, initializedAs: UIGestureRecognizer.self,
        [
            .custom("edges") { recognizer, source in
                if let edges = source.options("edges", NibWords.edges) { recognizer.edges = edges }
            }
        ])

    private static let swipe = NibTable(
        UISwipeGestureRecognizer.self, initializedAs: UIGestureRecognizer.self,
        [
            .int("numberOfTouchesRequired", \.numberOfTouchesRequired),
            .choice("direction", \.direction, ["right": .right, "left": .left, "up": .up, "down": .down]),
        ])

    private static let pinch = NibTable(UIPinchGestureRecognizer.self, initializedAs: UIGestureRecognizer.self, [.number("scale", \.scale)])
    private static let rotation = NibTable(
        UIRotationGestureRecognizer.self, initializedAs: UIGestureRecognizer.self, [.number("rotation", \.rotation)])
}
