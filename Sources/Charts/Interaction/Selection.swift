import SwiftUI

/// What an app wants to know of the finger on a chart.
struct SelectionOptions {
    /// Tells the value under the finger, and that there is none any more.
    var x: ((_Plotted?) -> Void)?
    var y: ((_Plotted?) -> Void)?
    var angle: ((_Plotted?) -> Void)?

    var isEmpty: Bool { x == nil && y == nil && angle == nil }
}

extension View {
    /// Connects a value with the one of the x axis that the finger is on.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { chart { $0.selection.x = Self.telling(value) } }
    /// Connects a value with the one of the y axis that the finger is on.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { chart { $0.selection.y = Self.telling(value) } }
    /// Connects a value with the one at the angle that the finger is on: what all sectors until there are together.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { chart { $0.selection.angle = Self.telling(value) } }

    private static func telling<P: Plottable>(_ binding: Binding<P?>) -> (_Plotted?) -> Void {
        { plotted in
            let value = plotted.flatMap { P.value($0) }
            if value?.plotted != binding.wrappedValue?.plotted { binding.wrappedValue = value }
        }
    }
}
