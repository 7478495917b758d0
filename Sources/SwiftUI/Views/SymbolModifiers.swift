import Symbols
import UIKit

/// How a symbol takes colours. See https://developer.apple.com/documentation/swiftui/symbolrenderingmode.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// In one colour.
    public static let monochrome = SymbolRenderingMode("monochrome")
    /// In its own colours, where it has some.
    public static let multicolor = SymbolRenderingMode("multicolor")
    /// In shades of one colour, where it has several layers.
    public static let hierarchical = SymbolRenderingMode("hierarchical")
    /// In the foreground's styles, one for each of its layers.
    public static let palette = SymbolRenderingMode("palette")
}

private struct RenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
extension EnvironmentValues {
    /// How symbols take colours. The symbols that are drawn here have one layer, which is in the first colour whatever the mode.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
}

extension Image {
    /// The image, whose symbol takes colours in a way. Symbols have one layer here: each way gives the same picture.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
    /// Says how symbols within take colours.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

extension WiggleSymbolEffect {
    /// Along an axis, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}

/// Lets symbols within move.
struct SymbolEffectModifier: ItemModifier {
    let movement: SymbolMovement
    let options: SymbolEffectOptions
    /// Whether it goes on; `nil` for one that is made when a value changes.
    let isActive: Bool?
    let value: Any?
    var isSame: (Any?) -> Bool = { _ in true }
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> SymbolEffectItem { SymbolEffectItem(content, node) }
    func update(_ item: SymbolEffectItem) { item.take(self) }
}

/// A symbol that moves.
final class SymbolEffectItem: EffectItem {
    private var modifier: SymbolEffectModifier?
    private var start: Double?
    private var rounds: Double?

    func take(_ new: SymbolEffectModifier) {
        let former = modifier
        modifier = new
        if let isActive = new.isActive {
            if isActive, former?.isActive != true { begin(new.movement.stays ? 1 : new.options.count.map(Double.init)) }
            if !isActive, former?.isActive == true { stop() }
        } else if let former, !new.isSame(former.value) {
            begin(Double(new.options.count ?? 1))
        }
    }

    private func begin(_ rounds: Double?) {
        guard first(ImageItem.self) != nil else { return }
        (start, self.rounds) = (nil, rounds)
        graph.animator.run(self) { [weak self] time in self?.step(time) ?? false }
        graph.wake()
    }

    private func stop() {
        graph.animator.stop(self)
        show(SymbolMovement.Look())
    }

    private func step(_ time: Double) -> Bool {
        guard let modifier else { return false }
        let began = start ?? time
        start = began
        // A pause belongs to the round before it.
        let round = modifier.movement.duration / modifier.options.speed
        let done = (time - began) / (round + modifier.options.delay)
        if let rounds, done >= rounds {
            show(modifier.movement.stays ? modifier.movement.look(1) : SymbolMovement.Look())
            return false
        }
        let part = done.truncatingRemainder(dividingBy: 1) * (round + modifier.options.delay) / round
        show(part < 1 ? modifier.movement.look(part) : SymbolMovement.Look())
        return true
    }

    private func show(_ look: SymbolMovement.Look) {
        effectView.alpha = look.opacity
        effectView.transform = CGAffineTransform(translationX: look.offset.width, y: look.offset.height)
            .rotated(by: look.angle).scaledBy(x: look.scale, y: look.scale)
    }
}

extension View {
    /// Lets symbols within move as long as it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(movement: effect.configuration.movement(), options: options, isActive: isActive, value: nil))
    }
    /// Lets symbols within move when a value changes.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(movement: effect.configuration.movement(), options: options, isActive: nil, value: value) {
                ($0 as? U) == value
            })
    }
}
