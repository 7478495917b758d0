extension Packer {
    private mutating func add(_ position: Position?) {
        add(position?.line ?? -1)
        guard let position else { return }
        add(position.column)
        add(position.offset)
    }

    mutating func add(_ incident: Incident) {
        add(incident.id)
        add(incident.severity.rawValue)
        add(incident.message)
        add(incident.location.path)
        add(incident.location.start)
        add(incident.location.end)
        add(incident.entity)
        add(incident.line)
        add(incident.fix?.edits ?? []) { packer, edit in
            packer.add(edit.range.lowerBound)
            packer.add(edit.range.upperBound)
            packer.add(edit.text)
        }
    }

    mutating func add(_ suppression: Suppression) {
        add(suppression.names) { $0.add($1) }
        for number in [suppression.lines.lowerBound, suppression.lines.upperBound, suppression.line, suppression.column] { add(number) }
        add(suppression.isSwiftLints ? 1 : 0)
    }

    mutating func add(_ metrics: FileMetrics) {
        add([
            metrics.loc, metrics.sloc, metrics.lloc, metrics.cloc, metrics.mcc, metrics.cognitive, metrics.functions, metrics.types,
            metrics.properties, metrics.files,
        ]) { $0.add($1) }
    }
}

extension Unpacker {
    private mutating func position() throws -> Position? {
        let line = try number()
        return line < 0 ? nil : Position(line: line, column: try number(), offset: try number())
    }

    mutating func incident() throws -> Incident {
        let (id, word, message, path) = (try text(), try text(), try text(), try text())
        guard let severity = Severity(rawValue: word) else { throw Damaged() }
        let location = Location(path: path, start: try position(), end: try position())
        let (entity, line) = (try text(), try text())
        let edits = try list { unpacker in
            let (start, end, text) = (try unpacker.number(), try unpacker.number(), try unpacker.text())
            guard start <= end else { throw Damaged() }
            return Fix.Edit(start..<end, text)
        }
        return Incident(
            id: id, severity: severity, message: message, location: location, fix: edits.isEmpty ? nil : Fix(edits), entity: entity,
            line: line)
    }

    mutating func suppression() throws -> Suppression {
        let names = try list { try $0.text() }
        let (first, last, line, column) = (try number(), try number(), try number(), try number())
        guard first <= last else { throw Damaged() }
        return Suppression(names: names, lines: first...last, line: line, column: column, isSwiftLints: try number() == 1)
    }

    mutating func metrics() throws -> FileMetrics {
        let numbers = try list { try $0.number() }
        guard numbers.count == 10 else { throw Damaged() }
        var metrics = FileMetrics()
        (metrics.loc, metrics.sloc, metrics.lloc, metrics.cloc) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (metrics.mcc, metrics.cognitive, metrics.functions, metrics.types) = (numbers[4], numbers[5], numbers[6], numbers[7])
        (metrics.properties, metrics.files) = (numbers[8], numbers[9])
        return metrics
    }
}
