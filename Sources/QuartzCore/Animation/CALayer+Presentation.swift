import CoreGraphics
import Foundation
import ObjCRuntime

/// What a kept presentation copy was made for.
enum PresentationKey: Equatable {
    case none
    /// A layer at a time of the host's clock.
    case time(Double)
}

extension CALayer {
    /// The copy that shows the layer as it is now.
    final func currentPresentation() -> CALayer? {
        if isPresentation { return self }
        guard isCommitted else { return nil }
        return presentation(at: CACurrentMediaTime())
    }

    /// The copy that shows the layer at a time of the host's clock.
    package final func presentation(at absolute: Double) -> CALayer {
        let copy = reusableCopy()
        presentationCache = copy
        if !running.isEmpty { applyAnimations(to: copy, at: localTime(absolute)) }
        return copy
    }

    /// The value of a property as it shows now.
    final func presentedValue(_ path: AnimatedPath) -> AnimatableValue? {
        if running.isEmpty { return value(at: path) }
        return presentation(at: CACurrentMediaTime()).value(at: path)
    }

    /// Changes a copy to what the animations show at a time of this layer.
    final func applyAnimations(to copy: CALayer, at local: Double) {
        for animation in running { animation.program?.apply(to: copy, at: animation.time(at: local)) }
    }

    /// The copy that a frame is recorded from, at a time of this layer. It is the renderer's own: no app ever sees it.
    final func renderedCopy(at local: Double) -> CALayer {
        let state = state
        let copy: CALayer
        if let old = state.presentation, old.refresh(from: self) { copy = old } else { copy = makeCopy() }
        state.presentation = copy
        applyAnimations(to: copy, at: local)
        if animatesDisplay { copy.display() }
        return copy
    }

    /// Whether an animation changes what the layer draws, so that every frame has to draw it.
    private var animatesDisplay: Bool {
        !isFrameworkClass || redrawsWhenResized ? running.contains { $0.program?.needsDisplay(on: Swift.type(of: self)) ?? false } : false
    }

    /// What renderers keep for the layer.
    final var state: LayerRenderState {
        if let renderState { return renderState }
        let new = LayerRenderState()
        renderState = new
        return new
    }

    /// A copy with the model's values: the last one again, unless the app holds it.
    private func reusableCopy() -> CALayer {
        if presentationCache != nil, isKnownUniquelyReferenced(&presentationCache), let old = presentationCache, old.refresh(from: self) {
            return old
        }
        return makeCopy()
    }

    /// Makes a copy of the layer's own class; of the nearest class of the framework, if an app's own cannot be made by name.
    final func makeCopy() -> CALayer {
        var copy: CALayer?
        if !isFrameworkClass, let factory = ClassRegistry.factory("initWithLayer:", of: Swift.type(of: self)) {
            copy = Isolation.assume { factory([self]) } as? CALayer
        }
        let made = copy ?? makeFrameworkCopy()
        made.isPresentation = true
        made.modelStorage = self
        return made
    }

    /// Whether nothing but the framework's own properties is in the layer, so that a copy can be refreshed.
    final var isFrameworkClass: Bool { Swift.type(of: self) == frameworkClass }

    /// Takes over the model's values; returns whether that makes a full copy.
    private func refresh(from model: CALayer) -> Bool {
        guard isFrameworkClass, modelStorage === model else { return false }
        values = model.values
        extraValues = model.extraValues
        transitionState = nil
        copyOwnProperties(from: model)
        return true
    }
}
