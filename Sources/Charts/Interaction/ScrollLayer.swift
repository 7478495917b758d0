import SwiftUI

/// How far fingers have scrolled a chart.
struct ScrolledNumbers: Equatable {
    var x, y: Double?
}

/// Takes the fingers that scroll a plot: a scroll view without a look, as long as the whole of what the plot shows a part of.
struct ScrollLayer<Content: View>: View {
    let model: ChartModel
    let options: ScrollOptions
    @Binding var scrolled: ScrolledNumbers
    /// What lies on all that one can scroll to, by the place of what is seen and its size.
    @ViewBuilder let content: (CGPoint, CGSize) -> Content
    @State private var position = ScrollPosition()

    var body: some View {
        GeometryReader { proxy in
            let offset = offset(proxy.size)
            ScrollView(options.axes, showsIndicators: false) {
                content(offset, proxy.size).frame(width: proxy.size.width * share(model.x), height: proxy.size.height * share(model.y))
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { _, new in take(new, proxy.size) }
            .onAppear { position.scrollTo(point: offset) }
            .onChange(of: offset) { _, new in
                // What fingers have done is told already.
                let known = self.known(proxy.size)
                if hypot(new.x - known.x, new.y - known.y) > 1 { position.scrollTo(point: new) }
            }
        }
    }

    /// How many times as long as the plot everything is.
    private func share(_ scale: PositionScale?) -> CGFloat {
        guard let scale, let window = scale.window, window.upperBound > window.lowerBound else { return 1 }
        return CGFloat((scale.domain.upperBound - scale.domain.lowerBound) / (window.upperBound - window.lowerBound))
    }

    /// Where the scroll view is when the plot shows what it shows.
    private func offset(_ size: CGSize) -> CGPoint { point(model.x?.window?.lowerBound, model.y?.window?.lowerBound, size) }
    /// Where fingers have scrolled it last.
    private func known(_ size: CGSize) -> CGPoint { point(scrolled.x, scrolled.y, size) }

    private func point(_ x: Double?, _ y: Double?, _ size: CGSize) -> CGPoint {
        CGPoint(
            x: place(x, model.x, size.width, isUpwards: false), y: place(y, model.y, size.height, isUpwards: model.y?.kind != .category))
    }

    private func place(_ number: Double?, _ scale: PositionScale?, _ length: CGFloat, isUpwards: Bool) -> CGFloat {
        guard let scale, let window = scale.window, let number else { return 0 }
        let seen = window.upperBound - window.lowerBound
        let before = isUpwards ? scale.domain.upperBound - number - seen : number - scale.domain.lowerBound
        return seen > 0 ? length * CGFloat(before / seen) : 0
    }

    private func number(_ place: CGFloat, _ scale: PositionScale?, _ length: CGFloat, isUpwards: Bool) -> Double? {
        guard let scale, let window = scale.window, length > 0 else { return nil }
        let seen = window.upperBound - window.lowerBound, before = Double(place / length) * seen
        let number = isUpwards ? scale.domain.upperBound - seen - before : scale.domain.lowerBound + before
        return max(scale.domain.lowerBound, min(number, scale.domain.upperBound - seen))
    }

    private func take(_ offset: CGPoint, _ size: CGSize) {
        // The first place is where the scroll view is before it has gone where it is to be.
        guard scrolled != ScrolledNumbers() || position.isPositionedByUser || hypot(offset.x, offset.y) > 0.5 else { return }
        let x = number(offset.x, model.x, size.width, isUpwards: false)
        let y = number(offset.y, model.y, size.height, isUpwards: model.y?.kind != .category)
        let new = ScrolledNumbers(x: x, y: y)
        guard new != scrolled else { return }
        scrolled = new
        if let x, let scale = model.x { options.x.tell(x, scale) }
        if let y, let scale = model.y { options.y.tell(y, scale) }
    }
}
