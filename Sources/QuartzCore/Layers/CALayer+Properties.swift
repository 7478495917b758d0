import CoreGraphics
import Foundation
import ObjCRuntime

extension CALayer {
    /// The value of one of this class's own properties; `nil` if it has no such property. Subclasses add theirs in `ownProperty`.
    package final func property(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .bounds: .rect(bounds)
        case .position: .point(position)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(Double(anchorPointZ))
        case .zPosition: .number(Double(zPosition))
        case .transform: .transform(transform)
        case .sublayerTransform: .transform(sublayerTransform)
        case .frame: .rect(frame)
        case .opacity: .number(Double(opacity))
        case .hidden: .number(isHidden ? 1 : 0)
        case .doubleSided: .number(isDoubleSided ? 1 : 0)
        case .geometryFlipped: .number(isGeometryFlipped ? 1 : 0)
        case .masksToBounds: .number(masksToBounds ? 1 : 0)
        case .contentsRect: .rect(contentsRect)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsScale: .number(Double(contentsScale))
        case .backgroundColor: backgroundColor.map { .color($0) } ?? AnimatableValue.none
        case .cornerRadius: .number(Double(cornerRadius))
        case .borderWidth: .number(Double(borderWidth))
        case .borderColor: borderColor.map { .color($0) } ?? AnimatableValue.none
        case .shadowColor: shadowColor.map { .color($0) } ?? AnimatableValue.none
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowOffset: .size(shadowOffset)
        case .shadowRadius: .number(Double(shadowRadius))
        case .shadowPath: shadowPath.map { .path($0) } ?? AnimatableValue.none
        case .rasterizationScale: .number(Double(rasterizationScale))
        case .shouldRasterize: .number(shouldRasterize ? 1 : 0)
        case .opaque: .number(isOpaque ? 1 : 0)
        case .allowsGroupOpacity: .number(allowsGroupOpacity ? 1 : 0)
        case .allowsEdgeAntialiasing: .number(allowsEdgeAntialiasing ? 1 : 0)
        case .drawsAsynchronously: .number(drawsAsynchronously ? 1 : 0)
        case .needsDisplayOnBoundsChange: .number(needsDisplayOnBoundsChange ? 1 : 0)
        case .edgeAntialiasingMask: .number(Double(edgeAntialiasingMask.rawValue))
        case .maskedCorners: .number(Double(maskedCorners.rawValue))
        case .minificationFilterBias: .number(Double(minificationFilterBias))
        case .speed: .number(Double(speed))
        case .beginTime: .number(beginTime)
        case .timeOffset: .number(timeOffset)
        case .duration: .number(duration)
        case .repeatCount: .number(Double(repeatCount))
        case .repeatDuration: .number(repeatDuration)
        case .autoreverses: .number(autoreverses ? 1 : 0)
        default: objectProperty(key) ?? ownProperty(key)
        }
    }

    private func objectProperty(_ key: LayerKey) -> AnimatableValue? {
        func object(_ any: Any?) -> AnimatableValue { any.map { .object($0) } ?? .none }
        return switch key {
        case .contents: object(contents)
        case .contentsGravity: object(contentsGravity.rawValue)
        case .contentsFormat: object(contentsFormat.rawValue)
        case .minificationFilter: object(minificationFilter.rawValue)
        case .magnificationFilter: object(magnificationFilter.rawValue)
        case .cornerCurve: object(cornerCurve.rawValue)
        case .fillMode: object(fillMode.rawValue)
        case .mask: object(mask)
        case .sublayers: object(sublayers)
        case .superlayer: object(superlayer)
        case .delegate: object(delegate)
        case .name: object(name)
        case .style: object(style)
        case .actions: object(actions)
        default: nil
        }
    }

    /// Sets one of the properties; returns whether it exists. A value of another kind is ignored.
    @discardableResult
    package final func setProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case (.bounds, .rect(let v)): bounds = v
        case (.position, .point(let v)): position = v
        case (.anchorPoint, .point(let v)): anchorPoint = v
        case (.transform, .transform(let v)): transform = v
        case (.sublayerTransform, .transform(let v)): sublayerTransform = v
        case (.frame, .rect(let v)): frame = v
        case (.contentsRect, .rect(let v)): contentsRect = v
        case (.contentsCenter, .rect(let v)): contentsCenter = v
        case (.shadowOffset, .size(let v)): shadowOffset = v
        case (.backgroundColor, .color), (.backgroundColor, .none): backgroundColor = value.color
        case (.borderColor, .color), (.borderColor, .none): borderColor = value.color
        case (.shadowColor, .color), (.shadowColor, .none): shadowColor = value.color
        case (.shadowPath, .path), (.shadowPath, .none): shadowPath = value.path
        case (_, .number(let n)): return setNumber(key, n)
        default: return setObject(key, value)
        }
        return true
    }

    private func setNumber(_ key: LayerKey, _ n: Double) -> Bool {
        switch key {
        case .anchorPointZ: anchorPointZ = CGFloat(n)
        case .zPosition: zPosition = CGFloat(n)
        case .opacity: opacity = Float(n)
        case .hidden: isHidden = n != 0
        case .doubleSided: isDoubleSided = n != 0
        case .geometryFlipped: isGeometryFlipped = n != 0
        case .masksToBounds: masksToBounds = n != 0
        case .contentsScale: contentsScale = CGFloat(n)
        case .cornerRadius: cornerRadius = CGFloat(n)
        case .borderWidth: borderWidth = CGFloat(n)
        case .shadowOpacity: shadowOpacity = Float(n)
        case .shadowRadius: shadowRadius = CGFloat(n)
        case .rasterizationScale: rasterizationScale = CGFloat(n)
        case .shouldRasterize: shouldRasterize = n != 0
        case .opaque: isOpaque = n != 0
        case .allowsGroupOpacity: allowsGroupOpacity = n != 0
        case .allowsEdgeAntialiasing: allowsEdgeAntialiasing = n != 0
        case .drawsAsynchronously: drawsAsynchronously = n != 0
        case .needsDisplayOnBoundsChange: needsDisplayOnBoundsChange = n != 0
        case .edgeAntialiasingMask: edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(n))
        case .maskedCorners: maskedCorners = CACornerMask(rawValue: UInt(n))
        case .minificationFilterBias: minificationFilterBias = Float(n)
        case .speed: speed = Float(n)
        case .beginTime: beginTime = n
        case .timeOffset: timeOffset = n
        case .duration: duration = n
        case .repeatCount: repeatCount = Float(n)
        case .repeatDuration: repeatDuration = n
        case .autoreverses: autoreverses = n != 0
        default: return setOwnProperty(key, .number(n))
        }
        return true
    }

    private func setObject(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        func name<T: RawRepresentable>(_ make: (String) -> T, _ set: (T) -> Void) where T.RawValue == String {
            guard case .object(let any) = value else { return }
            if let known = any as? T { set(known) } else if let name = any as? String { set(make(name)) }
        }
        switch key {
        case .contents: contents = value.any
        case .contentsGravity: name(CALayerContentsGravity.init) { contentsGravity = $0 }
        case .contentsFormat: name(CALayerContentsFormat.init) { contentsFormat = $0 }
        case .minificationFilter: name(CALayerContentsFilter.init) { minificationFilter = $0 }
        case .magnificationFilter: name(CALayerContentsFilter.init) { magnificationFilter = $0 }
        case .cornerCurve: name(CALayerCornerCurve.init) { cornerCurve = $0 }
        case .fillMode: name(CAMediaTimingFillMode.init) { fillMode = $0 }
        case .mask: mask = value.any as? CALayer
        case .sublayers: sublayers = value.any as? [CALayer]
        case .delegate: delegate = value.any as? any CALayerDelegate
        case .name: self.name = value.any as? String
        case .style: style = value.any as? [AnyHashable: Any]
        case .actions: actions = value.any as? [String: any CAAction]
        default: return setOwnProperty(key, value)
        }
        return true
    }

    /// The value under a key path's property and part.
    package final func value(at path: AnimatedPath) -> AnimatableValue? {
        switch path.property {
        case .known(let key):
            // A key of another class of layers may be one of the app's own here.
            property(key)?.part(path.part)
                ?? (path.part == .whole && property(key) == nil ? AnimatableValue(customValue(key.rawValue)) : nil)
        case .custom(let key): AnimatableValue(customValue(key))
        }
    }

    /// Sets the value under a key path's property and part.
    package final func setValue(_ value: AnimatableValue, at path: AnimatedPath) {
        switch path.property {
        case .known(let key):
            if path.part == .whole {
                if !setProperty(key, value), property(key) == nil { setCustomValue(value.any, key.rawValue) }
            } else if let whole = property(key) {
                setProperty(key, whole.replacing(path.part, with: value))
            }
        case .custom(let key): setCustomValue(value.any, key)
        }
    }

    /// A value under a key that this class does not know: a property the app registered, or one it stored here.
    private func customValue(_ key: String) -> Any? {
        if let own = ownValue(atPath: key) { return own.any }
        if let property = ClassRegistry.property(key, in: Swift.type(of: self)) {
            return Isolation.assume { property.get(self) }
        }
        return extraValues?[key] ?? Swift.type(of: self).defaultValue(forKey: key)
    }

    private func setCustomValue(_ value: Any?, _ key: String) {
        if setOwnValue(AnimatableValue(value), atPath: key) { return }
        if let property = ClassRegistry.property(key, in: Swift.type(of: self)) {
            guard let set = property.set else { fatalError("CALayer: the property \(key) cannot be set") }
            return Isolation.assume { set(self, value) }
        }
        if isPresentation {
            extraValues = extraValues ?? [:]
            extraValues?[key] = value
            return
        }
        let action = TransactionStack.current.actionsEnabled ? PendingAction(self, key) : nil
        extraValues = extraValues ?? [:]
        extraValues?[key] = value
        mark(Swift.type(of: self).needsDisplay(forKey: key) ? .display : .commit)
        action?.run(on: self, key: key)
    }

    static func standardValue(_ key: String) -> Any? {
        guard let known = LayerKey(rawValue: key) else { return nil }
        return CALayer().property(known)?.any
    }
}

/// Calls the registry's closures, which belong to the main actor, from layers, which belong to whichever thread uses them.
enum Isolation {
    static func assume<T>(_ body: @MainActor () -> T) -> T {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
    }
}

extension CALayer: KeyValueContainer {
    /// Every key that is not a registered property is the layer's to keep.
    public func containedValue(forKey key: String) -> Any?? { containedValue(forKeyPath: key) }

    /// Every key that is not a registered property is the layer's to keep.
    public func setContainedValue(_ value: Any?, forKey key: String) -> Bool { setContainedValue(value, forKeyPath: key) }

    /// Understands the parts of structured values.
    public func containedValue(forKeyPath keyPath: String) -> Any?? {
        if let own = ownValue(atPath: keyPath) { return .some(own.any) }
        if nestedKey(keyPath) { return nil }
        return .some(value(at: AnimatedPath(keyPath))?.any)
    }

    /// Understands the parts of structured values.
    public func setContainedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        if setOwnValue(AnimatableValue(value), atPath: keyPath) { return true }
        if nestedKey(keyPath) { return false }
        let path = AnimatedPath(keyPath)
        if case .custom(let key) = path.property {
            setCustomValue(value, key)
        } else {
            setValue(AnimatableValue(value), at: path)
        }
        return true
    }

    /// Whether a key path leads through another object (`mask.path`).
    private func nestedKey(_ keyPath: String) -> Bool {
        guard let dot = keyPath.firstIndex(of: ".") else { return false }
        guard case .custom = AnimatedPath(keyPath).property else { return false }
        let first = String(keyPath[..<dot])
        return LayerKey(rawValue: first) != nil || ClassRegistry.property(first, in: Swift.type(of: self)) != nil
            || extraValues?[first] is NSObject
    }
}
