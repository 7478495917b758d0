extension TrainedModel.Description {
    mutating func read(_ message: WireMessage) throws {
        try message.forEachField { field in
            switch field.number {
            case 1: inputs.append(try TrainedModel.Feature(field.message("input[\(inputs.count)]")))
            case 10: outputs.append(try TrainedModel.Feature(field.message("output[\(outputs.count)]")))
            case 11: predictedFeatureName = try field.string()
            case 12: predictedProbabilitiesName = try field.string()
            case 50: trainingInputs.append(try TrainedModel.Feature(field.message("trainingInput[\(trainingInputs.count)]")))
            case 100: try readMetadata(field.message("metadata"))
            default: break
            }
        }
        for (list, what) in [(inputs, "inputs"), (outputs, "outputs"), (trainingInputs, "inputs for training")] {
            var names: Set<String> = []
            for feature in list where !names.insert(feature.name).inserted {
                throw TrainedModelFault("two \(what) have the name \"\(feature.name)\"", at: message.place)
            }
        }
    }

    private mutating func readMetadata(_ message: WireMessage) throws {
        try message.forEachField { field in
            switch field.number {
            case 1: text = try field.string()
            case 2: versionString = try field.string()
            case 3: author = try field.string()
            case 4: license = try field.string()
            case 100:
                let (key, value) = try field.message("userDefined").entry(
                    key: "", value: "", { try $0.string() }, { try $0.string() })
                userDefined[key] = value
            default: break
            }
        }
    }
}

extension WireMessage {
    /// A dictionary's entry. What is left out of it is what nothing is written as.
    func entry<Key, Value>(
        key: Key, value: Value, _ readKey: (WireField) throws -> Key, _ readValue: (WireField) throws -> Value
    ) throws -> (Key, Value) {
        var entry = (key, value)
        try forEachField { field in
            if field.number == 1 { entry.0 = try readKey(field) }
            if field.number == 2 { entry.1 = try readValue(field) }
        }
        return entry
    }
}

extension TrainedModel.Feature {
    init(_ message: WireMessage) throws {
        self.init()
        try message.forEachField { field in
            switch field.number {
            case 1: name = try field.string()
            case 2: text = try field.string()
            case 3: try readType(field.message("type"))
            default: break
            }
        }
        guard !name.isEmpty else { throw TrainedModelFault("the feature has no name", at: message.place) }
    }

    private mutating func readType(_ message: WireMessage) throws {
        try message.forEachField { field in
            switch field.number {
            case 1: type = .int64
            case 2: type = .double
            case 3: type = .string
            case 4: type = .image
            case 5: type = .multiArray(try TrainedModel.ArrayType(field.message("multiArrayType")))
            case 6:
                var hasStringKeys = true
                try field.message("dictionaryType").forEachField { if $0.number < 3 { hasStringKeys = $0.number == 2 } }
                type = .dictionary(hasStringKeys: hasStringKeys)
            case 7: type = try TrainedModel.FeatureType(sequence: field.message("sequenceType"))
            case 8: type = .state
            case 1000: isOptional = try field.bool()
            default: break
            }
        }
    }
}

extension TrainedModel.FeatureType {
    fileprivate init(sequence message: WireMessage) throws {
        var (isOfStrings, count) = (true, TrainedModel.SizeRange())
        try message.forEachField { field in
            switch field.number {
            case 1: isOfStrings = false
            case 3: isOfStrings = true
            case 101: count = try TrainedModel.SizeRange(field.message("sizeRange"))
            default: break
            }
        }
        self = .sequence(isOfStrings: isOfStrings, count: count)
    }
}

extension TrainedModel.SizeRange {
    fileprivate init(_ message: WireMessage) throws {
        self.init(upper: 0)
        try message.forEachField { field in
            if field.number == 1 { lower = try field.count() }
            if field.number == 2 { upper = Int(try field.integer()) }
        }
        // Less than nothing means that there is no limit, and so does the largest number.
        upper = upper.flatMap { $0 < 0 || $0 == .max ? nil : $0 }
        if let upper, upper < lower { throw TrainedModelFault("\(lower) to \(upper) is no range", at: message.place) }
    }
}

extension TrainedModel.ArrayType {
    fileprivate init(_ message: WireMessage) throws {
        self.init()
        func sizes(_ field: WireField) throws -> [Int] {
            try field.integers().map { size in
                guard let size = Int(exactly: size), size >= 0 else { throw field.fault("\(size) is no size of an array") }
                return size
            }
        }
        try message.forEachField { field in
            switch field.number {
            case 1: shape += try sizes(field)
            case 2: element = try field.enumeration("kind of number in arrays")
            case 21:
                try field.message("enumeratedShapes").forEachField { inner in
                    guard inner.number == 1 else { return }
                    var other: [Int] = []
                    try inner.message("shapes[\(shapes.count)]").forEachField { if $0.number == 1 { other += try sizes($0) } }
                    shapes.append(other)
                }
            case 31:
                try field.message("shapeRange").forEachField { inner in
                    guard inner.number == 1 else { return }
                    ranges.append(try TrainedModel.SizeRange(inner.message("sizeRanges[\(ranges.count)]")))
                }
            default: break
            }
        }
    }
}
