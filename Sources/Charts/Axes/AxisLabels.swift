import SwiftUI

/// A label and where it belongs.
struct AxisLabelItem {
    let item: AxisPlan.Item
    let form: AxisLabelForm
    var isVertical: Bool { item.edge == .leading || item.edge == .trailing }
    var isInset: Bool { item.preset == .inset }
}

struct AxisLabelKey: LayoutValueKey {
    static var defaultValue: AxisLabelItem? { nil }
}

/// A label of an axis.
struct AxisLabelView: View {
    let label: AxisLabelItem

    private var style: any ShapeStyle { label.item.part.style ?? Color.secondary }

    var body: some View { styled(style) }

    private func styled(_ style: some ShapeStyle) -> AnyView {
        AnyView(
            TurnedLayout(angle: label.form.orientation.angle) { content }
                .font(label.item.part.font ?? .caption2).foregroundStyle(style))
    }

    @ViewBuilder private var content: some View {
        let turned = label.form.orientation.angle ?? .zero
        if case .view(let make) = label.form.text {
            make().rotationEffect(turned)
        } else {
            Text(verbatim: label.item.text).rotationEffect(turned)
        }
    }
}

/// Gives a view that is turned to its side the room that it takes then.
struct TurnedLayout: Layout {
    let angle: Angle?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(turned(proposal)) ?? .zero
        return angle == nil ? size : CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: turned(proposal))
    }

    private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
        angle == nil ? proposal : ProposedViewSize(width: proposal.height, height: proposal.width)
    }
}
