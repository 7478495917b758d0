extension TracePage {
    static let style = """
        :root { color-scheme: light dark; font: 13px/1.4 system-ui, sans-serif; }
        body { margin: 16px 24px; }
        h1 { font-size: 20px; margin: 0; } h2 { font-size: 15px; margin: 20px 0 4px; }
        svg { width: 100%; display: block; } svg text { font: 11px ui-monospace, monospace; pointer-events: none; }
        #tree { font: 12px ui-monospace, monospace; }
        summary, .leaf { white-space: nowrap; padding: 1px 0; } .leaf { padding-left: 14px; }
        details > div { margin-left: 14px; }
        .time { display: inline-block; width: 9em; text-align: right; margin-right: 1em; opacity: .8; }
        .binary { opacity: .55; margin-left: 1em; } .own { font-weight: bold; }
        """

    static let script = """
        "use strict";
        const content = JSON.parse(document.getElementById("content").textContent);
        const {branches, names, binaries, own, duration} = content;
        const children = branches.map(() => []), roots = [];
        branches.forEach((branch, number) => (branch.p < 0 ? roots : children[branch.p]).push(number));
        const heaviestFirst = list => list.filter(n => branches[n].w > 0).sort((a, b) => branches[b].w - branches[a].w);
        const total = roots.reduce((sum, n) => sum + branches[n].w, 0);
        const span = ns => ns >= 1e9 ? (ns / 1e9).toFixed(2) + " s" : (ns / 1e6).toFixed(1) + " ms";
        const bytes = count => count >= 1048576 ? (count / 1048576).toFixed(1) + " MB" : (count / 1024).toFixed(1) + " KB";
        const amount = content.isMemory ? bytes : span;
        const share = ns => total > 0 ? (100 * ns / total).toFixed(1) + " %" : "";
        const element = (name, attributes, text) => {
            const node = document.createElementNS("http://www.w3.org/2000/svg", name);
            for (const key in attributes) node.setAttribute(key, attributes[key]);
            if (text !== undefined) node.textContent = text;
            return node;
        };
        const html = (name, style, text) => {
            const node = document.createElement(name);
            if (style) node.className = style;
            if (text !== undefined) node.textContent = text;
            return node;
        };
        const label = number => {
            const branch = branches[number];
            return names[branch.f] + "\\n" + amount(branch.w) + ", " + share(branch.w) + "; itself " + amount(branch.s);
        };

        // The call tree: what a branch has in it is made when it is opened.
        const row = (node, number) => {
            const branch = branches[number];
            node.append(html("span", "time", amount(branch.w) + " " + share(branch.w)),
                html("span", own[branch.f] ? "own" : "", names[branch.f]), html("span", "binary", binaries[branch.f]));
        };
        const tree = (number, isOpen) => {
            const below = heaviestFirst(children[number]);
            if (below.length === 0) {
                const leaf = html("div", "leaf");
                row(leaf, number);
                return leaf;
            }
            const details = html("details"), summary = html("summary"), body = html("div");
            row(summary, number);
            details.append(summary, body);
            details.addEventListener("toggle", () => {
                if (details.open && body.childNodes.length === 0) below.forEach((n, i) => body.append(tree(n, i === 0)));
            });
            // The heaviest stack is open.
            details.open = isOpen;
            return details;
        };
        heaviestFirst(roots).forEach((n, i) => document.getElementById("tree").append(tree(n, i === 0)));
        if (total === 0) document.getElementById("tree").textContent = "Nothing was sampled.";

        // The flame graph: what is wide took long; a click makes a function as wide as the graph, a click on its callers takes that back.
        const height = 17, width = 1200;
        const colour = f => own[f] ? "hsl(14 85% 62%)" : "hsl(" + (200 + names[f].length * 7 % 60) + " 35% 68%)";
        const flames = top => {
            const place = document.getElementById("flames"), above = [];
            for (let n = top; n >= 0; n = branches[n].p) above.unshift(n);
            const boxes = above.map((n, depth) => ({n, depth, x: 0, w: width}));
            let deepest = above.length;
            const stack = [];
            const spread = (list, x, scale, depth) => {
                for (const n of heaviestFirst(list)) {
                    const w = branches[n].w * scale;
                    if (w >= 0.5) stack.push({n, depth, x, w, scale});
                    x += w;
                }
            };
            if (top < 0) spread(roots, 0, total > 0 ? width / total : 0, 0);
            else spread(children[top], 0, width / branches[top].w, above.length);
            while (stack.length > 0) {
                const box = stack.pop();
                boxes.push(box);
                deepest = Math.max(deepest, box.depth + 1);
                spread(children[box.n], box.x, box.scale, box.depth + 1);
            }
            const svg = element("svg", {viewBox: "0 0 " + width + " " + Math.max(1, deepest) * height});
            for (const box of boxes) {
                const group = element("g", {transform: "translate(" + box.x + " " + box.depth * height + ")", cursor: "pointer"});
                const fits = Math.floor((box.w - 6) / 6.7), name = names[branches[box.n].f];
                group.append(element("title", {}, label(box.n)),
                    element("rect", {width: box.w, height: height - 1, rx: 2, fill: colour(branches[box.n].f)}));
                if (fits > 2) group.append(element("text", {x: 3, y: 12, fill: "black"}, name.length > fits ? name.slice(0, fits - 1) + "…" : name));
                group.addEventListener("click", () => flames(box.n === top ? branches[top].p : box.n));
                svg.append(group);
            }
            place.replaceChildren(svg);
            document.getElementById("path").textContent = top < 0 ? "All threads, " + amount(total) : label(top).replace("\\n", ": ");
        };
        flames(-1);

        // The time line.
        const lanes = [["Hangs", content.hangs, "hsl(0 75% 55%)"], ["Hitches", content.hitches, "hsl(30 90% 55%)"],
            ["Signposts", content.signposts, "hsl(260 60% 65%)"], ["Run loop", content.busy, "hsl(140 45% 50%)"]].filter(lane => lane[1].length > 0);
        const at = time => duration > 0 ? 90 + time / duration * (width - 120) : 90;
        const line = element("svg", {viewBox: "0 0 " + width + " " + (70 + lanes.length * 26)});
        const most = Math.max(1, ...content.load), step = (width - 120) / content.load.length;
        line.append(element("text", {x: 0, y: 34, fill: "currentColor"}, "Processor"));
        content.load.forEach((load, i) => line.append(
            element("rect", {x: 90 + i * step, y: 44 - load / most * 40, width: step, height: load / most * 40, fill: "hsl(210 60% 60%)"})));
        lanes.forEach(([name, stretches, fill], lane) => {
            const y = 50 + lane * 26;
            line.append(element("text", {x: 0, y: y + 15, fill: "currentColor"}, name));
            for (const stretch of stretches) {
                const mark = element("rect", {x: at(stretch.t), y, height: 20, rx: 2, fill,
                    width: Math.max(2, at(stretch.t + stretch.d) - at(stretch.t))});
                mark.append(element("title", {}, span(stretch.t) + ": " + stretch.text));
                line.append(mark);
            }
        });
        for (let i = 0; i <= 10; i++) {
            line.append(element("text", {x: at(duration * i / 10), y: 66 + lanes.length * 26, fill: "currentColor",
                "text-anchor": "middle"}, span(duration * i / 10)));
        }
        document.getElementById("line").append(line);
        if (content.cycles.length > 0) {
            const list = html("ul");
            for (const cycle of content.cycles) list.append(html("li", "", cycle));
            document.getElementById("cycles").append(html("h2", "", "Objects that hold each other"), list);
        }
        for (const hang of content.hangs) {
            const details = html("details");
            details.append(html("summary", "", span(hang.t) + ": " + hang.text.split("\\n")[0]), html("pre", "", hang.text));
            document.getElementById("line").append(details);
        }
        """
}
