import SwiftUI

/// What an app says of how charts scroll.
struct ScrollOptions {
    /// What it says of an axis.
    struct AxisOptions {
        /// How much is seen, in numbers, seconds or categories.
        var length: Double?
        /// The value with which what is seen begins.
        var position: (() -> _Plotted)?
        var setPosition: ((_Plotted) -> Void)?
        /// Whether a value is the connected one as its type knows it.
        var isPosition: ((_Plotted) -> Bool)?
        var initial: _Plotted?
    }
    var axes: Axis.Set = []
    var x = AxisOptions(), y = AxisOptions()
}

extension View {
    /// Lets fingers scroll charts.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scroll.axes = axes } }

    /// Says how much of the x axis is seen at once: numbers, seconds or categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { chart { $0.scroll.x.length = length.plotted.number } }
    /// Says how much of the y axis is seen at once: numbers, seconds or categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { chart { $0.scroll.y.length = length.plotted.number } }

    /// Connects a value with the one with which the visible part of the x axis begins.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { chart { $0.scroll.x.connect(x) } }
    /// Connects a value with the one with which the visible part of the y axis begins.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { chart { $0.scroll.y.connect(y) } }
    /// Says with which value the visible part of the x axis begins at first.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { chart { $0.scroll.x.initial = initialX.plotted } }
    /// Says with which value the visible part of the y axis begins at first.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { chart { $0.scroll.y.initial = initialY.plotted } }
}

extension ScrollOptions.AxisOptions {
    fileprivate mutating func connect<P: Plottable>(_ binding: Binding<P>) {
        position = { binding.wrappedValue.plotted }
        isPosition = { P.value($0)?.plotted == binding.wrappedValue.plotted }
        setPosition = { plotted in
            guard let value = P.value(plotted), value.plotted != binding.wrappedValue.plotted else { return }
            binding.wrappedValue = value
        }
    }

    /// The number with which what is seen begins, as far as there is something to see.
    func start(_ scale: PositionScale, _ scrolled: Double?) -> Double {
        let wanted = position?() ?? (scrolled == nil ? initial : nil)
        var number = wanted.flatMap { scale.number(of: $0) }.map { scale.kind == .category ? $0 - 0.5 : $0 }
        // Fingers move by parts of what a whole number or a category can tell.
        if let scrolled, number == nil || isPosition?(plotted(scrolled, scale)) == true { number = scrolled }
        return max(scale.domain.lowerBound, min(number ?? scale.domain.lowerBound, scale.domain.upperBound - seen(scale)))
    }

    /// How much is seen.
    func seen(_ scale: PositionScale) -> Double {
        let whole = scale.domain.upperBound - scale.domain.lowerBound
        return min(whole, max(length ?? whole, whole * 1e-6))
    }

    /// Tells the app with what number that which is seen begins.
    func tell(_ number: Double, _ scale: PositionScale) { setPosition?(plotted(number, scale)) }

    private func plotted(_ number: Double, _ scale: PositionScale) -> _Plotted {
        switch scale.kind {
        case .number: return _Plotted(number: number)
        case .date: return _Plotted(date: Date(timeIntervalSinceReferenceDate: number))
        case .category:
            guard !scale.categories.isEmpty else { return _Plotted(category: "") }
            return _Plotted(category: scale.categories[max(0, min(Int(number.rounded()), scale.categories.count - 1))])
        }
    }
}

extension ChartModel {
    /// Shows a part of the axes that scroll.
    mutating func scroll(_ options: ScrollOptions, x scrolledX: Double?, y scrolledY: Double?) {
        if options.axes.contains(.horizontal), let scale = x {
            let start = options.x.start(scale, scrolledX)
            x?.window = start...(start + options.x.seen(scale))
        }
        if options.axes.contains(.vertical), let scale = y {
            let start = options.y.start(scale, scrolledY)
            y?.window = start...(start + options.y.seen(scale))
        }
    }

    var scrolls: Bool { x?.window != nil || y?.window != nil }
}
