import SwiftUI

/// What says which value is where. See https://developer.apple.com/documentation/charts/axisvaluelabel.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let part: _AxisPart

    fileprivate init(_ form: AxisLabelForm, _ isCentered: Bool?) { part = _AxisPart(kind: .label(form), isCentered: isCentered) }
    /// The label.
    public func _parts() -> [_AxisPart] { [part] }

    /// Creates a label that is a view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let view = content()
        self.init(
            AxisLabelForm(
                text: .view { AnyView(view) }, anchor: anchor, collision: collisionResolution, offsetsMarks: offsetsMarks,
                orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered)
    }
}

extension AxisValueLabel where Content == Never {
    /// Creates a label that says the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelForm(
                text: .automatic, anchor: anchor, collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered)
    }
    /// Creates a label that says the value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            AxisLabelForm(
                text: .format { Format.FormatInput.value($0).map(format.format) }, anchor: anchor, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing), centered)
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label with a text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(titleKey) }
    }
    /// Creates a label with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(title) }
    }
}

/// How a label is written. See https://developer.apple.com/documentation/charts/axisvaluelabelorientation.
public struct AxisValueLabelOrientation: Equatable, Hashable, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind
    /// As usual.
    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    /// From left to right.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// From top to bottom.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// From bottom to top.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)

    /// By how much it is turned.
    var angle: Angle? {
        switch kind {
        case .automatic, .horizontal: nil
        case .vertical: .degrees(90)
        case .verticalReversed: .degrees(-90)
        }
    }
}

/// What is done about labels that would cover each other.
///
/// See https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution.
public struct AxisValueLabelCollisionResolution: Equatable, Hashable, Sendable {
    enum Kind: Hashable { case automatic, greedy(Double, CGFloat?), truncate, disabled }
    let kind: Kind
    /// Labels for which there is no room are left out.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// Labels for which there is no room are left out.
    public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy(0, nil))
    /// Labels for which there is no room are left out: first those of a lower priority.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(priority, minimumSpacing))
    }
    /// Labels become as short as the room for them is.
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
    /// Labels cover each other.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
}

/// What a label says, and how.
struct AxisLabelForm {
    enum Content {
        case automatic
        case format((_Plotted) -> String?)
        case view(@MainActor () -> AnyView)
    }
    let text: Content
    let anchor: UnitPoint?
    let collision: AxisValueLabelCollisionResolution
    let offsetsMarks: Bool?
    let orientation: AxisValueLabelOrientation
    let horizontalSpacing, verticalSpacing: CGFloat?
}
