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

/// How a symbol moves. See https://developer.apple.com/documentation/symbols/symboleffect.
public protocol SymbolEffect {
    /// The movement.
    var _movement: _SymbolMovement { get }
}
/// A movement that goes on. See https://developer.apple.com/documentation/symbols/indefinitesymboleffect.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement that ends. See https://developer.apple.com/documentation/symbols/discretesymboleffect.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// How a symbol looks at a point of its movement.
public struct _SymbolMovement: Sendable {
    struct Look {
        var scale: CGFloat = 1
        var opacity = 1.0
        var angle = 0.0
        var offset = CGSize.zero
    }
    /// The seconds that it takes.
    let duration: Double
    /// Whether it stays as it is at its end, as long as it is active.
    var stays = false
    let look: @Sendable (Double) -> Look
}

/// A jump. See https://developer.apple.com/documentation/symbols/bouncesymboleffect.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    let isDown: Bool
    /// Upwards.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    /// Downwards.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// The movement.
    public var _movement: _SymbolMovement {
        let isDown = isDown
        return _SymbolMovement(duration: 0.5) { time in
            let swing = sin(time * .pi * 2) * (1 - time)
            return _SymbolMovement.Look(scale: 1 + swing * 0.2 * (isDown ? -1 : 1))
        }
    }
}
/// Fading and coming back. See https://developer.apple.com/documentation/symbols/pulsesymboleffect.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The movement.
    public var _movement: _SymbolMovement {
        _SymbolMovement(duration: 1.2) { _SymbolMovement.Look(opacity: 1 - 0.7 * sin($0 * .pi)) }
    }
}
/// Growing and shrinking, as breath goes. See https://developer.apple.com/documentation/symbols/breathesymboleffect.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The movement.
    public var _movement: _SymbolMovement {
        _SymbolMovement(duration: 2) { _SymbolMovement.Look(scale: 1 + 0.12 * sin($0 * .pi), opacity: 1 - 0.2 * sin($0 * .pi)) }
    }
}
/// From side to side. See https://developer.apple.com/documentation/symbols/wigglesymboleffect.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The movement.
    public var _movement: _SymbolMovement {
        _SymbolMovement(duration: 0.6) { _SymbolMovement.Look(angle: sin($0 * .pi * 4) * 0.2 * (1 - $0)) }
    }
}
/// All around. See https://developer.apple.com/documentation/symbols/rotatesymboleffect.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The movement.
    public var _movement: _SymbolMovement { _SymbolMovement(duration: 1) { _SymbolMovement.Look(angle: $0 * 2 * .pi) } }
}
/// Larger or smaller as long as it is active. See https://developer.apple.com/documentation/symbols/scalesymboleffect.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    let factor: CGFloat
    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.25) }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }
    /// The movement.
    public var _movement: _SymbolMovement {
        let factor = factor
        return _SymbolMovement(duration: 0.2, stays: true) { _SymbolMovement.Look(scale: 1 + (factor - 1) * $0) }
    }
}
/// Going as long as it is active. See https://developer.apple.com/documentation/symbols/disappearsymboleffect.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    /// The movement.
    public var _movement: _SymbolMovement {
        _SymbolMovement(duration: 0.3, stays: true) { _SymbolMovement.Look(scale: 1 - 0.5 * $0, opacity: 1 - $0) }
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A jump.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading and coming back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Growing and shrinking, as breath goes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// From side to side.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// All around.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.25) }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Going.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// How often a movement is made, and how fast. See https://developer.apple.com/documentation/symbols/symboleffectoptions.
public struct SymbolEffectOptions: Sendable {
    var speed = 1.0
    var count: Int?
    var isRepeated = false
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions(isRepeated: true)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count, isRepeated: count == nil) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
    /// Again and again.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, isRepeated: true) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: 1) }
    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count, isRepeated: count == nil) }
    /// So many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count, isRepeated: isRepeated) }
}

/// Lets symbols within move.
struct SymbolEffectModifier: ItemModifier {
    let movement: _SymbolMovement
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
        show(_SymbolMovement.Look())
    }

    private func step(_ time: Double) -> Bool {
        guard let modifier else { return false }
        let began = start ?? time
        start = began
        let done = (time - began) * modifier.options.speed / modifier.movement.duration
        if let rounds, done >= rounds {
            show(modifier.movement.stays ? modifier.movement.look(1) : _SymbolMovement.Look())
            return false
        }
        show(modifier.movement.look(done.truncatingRemainder(dividingBy: 1)))
        return true
    }

    private func show(_ look: _SymbolMovement.Look) {
        effectView.alpha = look.opacity
        effectView.transform = CGAffineTransform(translationX: look.offset.width, y: look.offset.height)
            .rotated(by: look.angle).scaledBy(x: look.scale, y: look.scale)
    }
}

extension View {
    /// Lets symbols within move as long as it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(movement: effect._movement, options: options, isActive: isActive, value: nil))
    }
    /// Lets symbols within move when a value changes.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectModifier(movement: effect._movement, options: options, isActive: nil, value: value) { ($0 as? U) == value })
    }
}
