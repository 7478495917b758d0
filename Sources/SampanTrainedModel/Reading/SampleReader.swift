extension TrainedModel.SupportVectors {
    fileprivate mutating func readKernel(_ message: WireMessage) throws {
        try message.forEachField { field in
            var numbers: [Int: Double] = [:]
            var degree = 0
            try field.message("kernel").forEachField { inner in
                if case .varint = inner.content {
                    degree = Int(truncatingIfNeeded: try inner.integer())
                } else {
                    numbers[inner.number] = try inner.double()
                }
            }
            switch field.number {
            case 1: kernel = .linear
            case 2: kernel = .radial(gamma: numbers[1] ?? 0)
            case 3:
                guard (0...1000).contains(degree) else { throw field.fault("\(degree) is no degree of a polynomial") }
                kernel = .polynomial(degree: degree, c: numbers[2] ?? 0, gamma: numbers[3] ?? 0)
            case 4: kernel = .sigmoid(gamma: numbers[1] ?? 0, c: numbers[2] ?? 0)
            default: throw field.fault("\(field.number) is the number of no kernel")
            }
        }
    }

    fileprivate mutating func readSparse(_ message: WireMessage) throws {
        try message.forEachField { field in
            guard field.number == 1 else { return }
            var vector: [TrainedModel.SparseElement] = []
            try field.message("vectors[\(vectors.count)]").forEachField { inner in
                guard inner.number == 1 else { return }
                var element = TrainedModel.SparseElement()
                try inner.message("nodes[\(vector.count)]").forEachField { part in
                    // The format counts from 1, as LIBSVM does.
                    if part.number == 1 { element.index = try part.count() }
                    if part.number == 2 { element.value = try part.double() }
                }
                guard element.index > 0 else { throw inner.fault("places are counted from 1") }
                element.index -= 1
                vector.append(element)
            }
            vectors.append(vector)
        }
    }

    fileprivate mutating func readDense(_ message: WireMessage) throws {
        try message.forEachField { field in
            guard field.number == 1 else { return }
            var values: [Double] = []
            try field.message("vectors[\(vectors.count)]").forEachField { if $0.number == 1 { values += try $0.doubles() } }
            vectors.append(values.enumerated().map { TrainedModel.SparseElement(index: $0.offset, value: $0.element) })
        }
    }
}

extension WireField {
    fileprivate func coefficients() throws -> [Double] {
        var values: [Double] = []
        try message("coefficients").forEachField { if $0.number == 1 { values += try $0.doubles() } }
        return values
    }
}

extension TrainedModel.Kind {
    static func supportVectorRegressor(_ message: WireMessage) throws -> TrainedModel.Kind {
        var (vectors, coefficients, rho) = (TrainedModel.SupportVectors(), [Double](), 0.0)
        try message.forEachField { field in
            switch field.number {
            case 1: try vectors.readKernel(field.message("kernel"))
            case 2: try vectors.readSparse(field.message("sparseSupportVectors"))
            case 3: try vectors.readDense(field.message("denseSupportVectors"))
            case 4: coefficients += try field.coefficients()
            case 5: rho = try field.double()
            default: break
            }
        }
        guard coefficients.count == vectors.vectors.count else {
            throw TrainedModelFault(
                "there are \(vectors.vectors.count) support vectors and \(coefficients.count) coefficients", at: message.place)
        }
        return .supportVectorRegressor(vectors, coefficients: coefficients, rho: rho)
    }
}

extension TrainedModel.SupportVectorClassifier {
    init(_ message: WireMessage) throws {
        self.init()
        try message.forEachField { field in
            switch field.number {
            case 1: try vectors.readKernel(field.message("kernel"))
            case 2: counts += try field.integers().map { Int(truncatingIfNeeded: $0) }
            case 3: try vectors.readSparse(field.message("sparseSupportVectors"))
            case 4: try vectors.readDense(field.message("denseSupportVectors"))
            case 5: coefficients.append(try field.coefficients())
            case 6: rho += try field.doubles()
            case 7: probabilityA += try field.doubles()
            case 8: probabilityB += try field.doubles()
            case 100: try labels.read(strings: field.message("stringClassLabels"))
            case 101: try labels.read(integers: field.message("int64ClassLabels"))
            default: break
            }
        }
        func expect(_ isTrue: Bool, _ text: String) throws {
            if !isTrue { throw TrainedModelFault(text, at: message.place) }
        }
        let (classes, samples) = (labels.count, vectors.vectors.count)
        try expect(classes > 1, "there are \(classes) classes")
        // Each class has a row of weights but one; so many classes cannot be told apart in a file that has not these.
        try expect(coefficients.count == classes - 1, "there are \(classes) classes and \(coefficients.count) rows of coefficients")
        try expect(
            coefficients.allSatisfy { $0.count == samples }, "a row of coefficients has not one for each of \(samples) support vectors")
        try expect(rho.count == pairs, "there are \(pairs) pairs of classes and \(rho.count) values of rho")
        try expect(
            counts.count == classes && counts.allSatisfy { (0...samples).contains($0) } && counts.reduce(0, +) == samples,
            "the numbers of support vectors by classes do not add up to \(samples)")
        try expect(
            probabilityA.count == probabilityB.count && (probabilityA.isEmpty || probabilityA.count == pairs),
            "there are \(pairs) pairs of classes, and \(probabilityA.count) and \(probabilityB.count) values for probabilities")
    }
}

extension TrainedModel.NearestNeighbors {
    init(_ message: WireMessage) throws {
        self.init()
        try message.forEachField { field in
            switch field.number {
            case 1: try readIndex(field.message("nearestNeighborsIndex"))
            case 3: try field.message("numberOfNeighbors").forEachField { if $0.number == 1 { count = try $0.count() } }
            case 100: try labels.read(strings: field.message("stringClassLabels"))
            case 101: try labels.read(integers: field.message("int64ClassLabels"))
            case 110: fallback = .string(try field.string())
            case 111: fallback = .integer(try field.integer())
            case 200: weighsByDistance = false
            case 210: weighsByDistance = true
            default: break
            }
        }
        guard labels.count == samples.count else {
            throw TrainedModelFault("there are \(samples.count) samples and \(labels.count) labels", at: message.place)
        }
        guard samples.allSatisfy({ $0.count == dimensions }) else {
            throw TrainedModelFault("a sample has not \(dimensions) numbers", at: message.place)
        }
        guard count > 0 else { throw TrainedModelFault("no neighbours are asked", at: message.place) }
        guard !samples.isEmpty || fallback != nil else {
            throw TrainedModelFault("there are no samples, and no label for that case", at: message.place)
        }
    }

    private mutating func readIndex(_ message: WireMessage) throws {
        try message.forEachField { field in
            switch field.number {
            case 1: dimensions = try field.count()
            case 2:
                var sample: [Float] = []
                try field.message("floatSamples[\(samples.count)]").forEachField { if $0.number == 1 { sample += try $0.floats() } }
                samples.append(sample)
            default: break
            }
        }
    }
}
