import SwiftUI

/// Takes the finger that chooses a value.
struct SelectionLayer: View {
    let model: ChartModel
    let options: SelectionOptions
    /// Where what is seen begins in what the layer covers.
    var origin = CGPoint.zero
    /// The plot's size, where the layer is larger than it.
    var plotSize: CGSize?

    var body: some View {
        GeometryReader { proxy in
            let size = plotSize ?? proxy.size
            if model.scrolls {
                // A finger that moves at once scrolls: one that chooses stays a while first.
                surface.gesture(
                    LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
                        .onChanged { if case .second(true, let drag?) = $0 { choose(drag.location, size) } }
                        .onEnded { _ in tell(nil, nil, nil) })
            } else {
                surface.gesture(
                    DragGesture(minimumDistance: 0).onChanged { choose($0.location, size) }.onEnded { _ in tell(nil, nil, nil) })
            }
        }
    }

    private var surface: some View { Rectangle().fill(Color.clear).contentShape(Rectangle()) }

    private func choose(_ point: CGPoint, _ size: CGSize) {
        let proxy = ChartProxy(geometry: PlotGeometry(model, size), anchor: nil)
        let place = CGPoint(x: max(0, min(point.x - origin.x, size.width)), y: max(0, min(point.y - origin.y, size.height)))
        tell(
            proxy.geometry.x?.value(at: place.x), proxy.geometry.y?.value(at: place.y),
            proxy.value(atAngle: proxy.angle(at: place), as: Double.self).map { _Plotted(number: $0) })
    }

    private func tell(_ x: _Plotted?, _ y: _Plotted?, _ angle: _Plotted?) {
        options.x?(x)
        options.y?(y)
        options.angle?(angle)
    }
}
